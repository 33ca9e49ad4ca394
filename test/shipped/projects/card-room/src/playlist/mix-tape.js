import { pickOne } from './crossfade.js'

const byChance = () => {
  if (Math.random() < 0.5) return -1
  return 1
}

/** Two sides of a tape, one shuffled after the other. */
export function recordTape(tracks) {
  const half = Math.ceil(tracks.length / 2)
  const sideA = tracks.slice(0, half)
  const sideB = tracks.slice(half)
  sideA.sort(byChance)
  sideB.sort(byChance)
  return { sideA, sideB, title: pickOne(['Summer', 'Road', 'Rain']) }
}
