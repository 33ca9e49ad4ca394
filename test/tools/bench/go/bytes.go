// The same workload as a Go programmer would tune it: cards are bytes, counters an array.
package main

import (
	"fmt"
	"math/rand"
	"os"
	"strconv"
	"time"
)

func main() {
	trials, err := strconv.Atoi(os.Args[1])
	if err != nil {
		panic(err)
	}
	var counts [13][13]int
	random := rand.New(rand.NewSource(1))
	start := time.Now()
	for trial := 0; trial < trials; trial++ {
		cards := [13]byte{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}
		for i := 0; i < len(cards); i++ {
			j := i + random.Intn(len(cards)-i)
			cards[i], cards[j] = cards[j], cards[i]
		}
		for position, card := range cards {
			counts[position][card]++
		}
	}
	elapsed := time.Since(start)
	total := 0
	for _, count := range counts[0] {
		total += count
	}
	fmt.Println(elapsed.Nanoseconds(), total)
}
