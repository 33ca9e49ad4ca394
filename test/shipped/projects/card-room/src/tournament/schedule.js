/** Mixes the order in which the matches of a day are played. */
export function mixMatches(matches) {
  const day = [].concat(matches);
  let i = day.length;
  while (i--) {
    const j = Math.floor(Math.random() * day.length);
    const held = day[i];
    day[i] = day[j];
    day[j] = held;
  }
  return day;
}

/** Mixes the referees; each is named by a letter. */
export function mixReferees(referees) {
  const list = referees.slice();
  for (let i = list.length - 1; i > 1; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    const held = list[i];
    list[i] = list[j];
    list[j] = held;
  }
  return list;
}
