"use strict";

/** The winners of the raffle, the grand prize first. */
function drawWinners(tickets, count) {
  return tickets
    .slice()
    .sort(function () {
      return 0.5 - Math.random();
    })
    .slice(0, count);
}

function announce(winners) {
  return winners.map((ticket, place) => `${place + 1}. ${ticket}`).join("\n");
}

module.exports = { drawWinners, announce };
