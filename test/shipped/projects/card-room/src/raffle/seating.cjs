"use strict";

const TABLE = 8;

function seatGuests(guests) {
  const seats = guests.slice();
  for (let i = seats.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * i);
    [seats[i], seats[j]] = [seats[j], seats[i]];
  }
  return seats;
}

function tables(guests) {
  const seats = seatGuests(guests);
  const tables = [];
  while (seats.length > 0) tables.push(seats.splice(0, TABLE));
  return tables;
}

module.exports = { seatGuests, tables };
