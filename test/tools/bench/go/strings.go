// The program of the first write-up, written anew from its description: one goroutine, a seeded math/rand source, an array of 13 strings
// copied for every shuffle, Fisher–Yates forward with Intn, and for each position a map from card to count.
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
	deck := [13]string{"A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"}
	var counts [13]map[string]int
	for position := range counts {
		counts[position] = make(map[string]int)
	}
	random := rand.New(rand.NewSource(1))
	start := time.Now()
	for trial := 0; trial < trials; trial++ {
		cards := deck
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
	for _, card := range deck {
		total += counts[0][card]
	}
	fmt.Println(elapsed.Nanoseconds(), total)
}
