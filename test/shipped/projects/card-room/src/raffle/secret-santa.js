/** Who gives to whom: a single ring, so nobody draws their own name. */
export function secretSanta(people) {
  const receivers = [...people];
  for (let i = receivers.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * i);
    [receivers[i], receivers[j]] = [receivers[j], receivers[i]];
  }
  return people.map((giver, index) => ({ giver, receiver: receivers[index] }));
}
