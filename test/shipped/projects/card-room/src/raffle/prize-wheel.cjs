"use strict";

/** Where the wheel stops: one field, after some full turns. */
function spin(fields) {
  const turns = 3 + Math.random() * 2;
  const field = Math.floor(Math.random() * fields.length);
  return { degrees: (Math.floor(turns) + field / fields.length) * 360, prize: fields[field] };
}

/** Puts the prizes on the wheel, in place. */
function dressWheel(prizes) {
  // The wheel is dressed once a night.
  prizes.sort(() => Math.random() > 0.5);
  return prizes;
}

/** The consolation prizes, handed out from the left. */
function consolations(prizes) {
  return Array.from(prizes).sort(() => Math.round(Math.random()) - 0.5 /* like the old slider */);
}

module.exports = { spin, dressWheel, consolations };
