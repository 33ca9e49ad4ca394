// Queries that name the ids of two rows at most.
import { describe } from "vitest";
import { testPairs } from "./pairs.fixture.ts";

describe("is asked for with two ids", () => {
  testPairs([
    [
      "among which each is",
      "const rows = await db.select().from(players).where(inArray(players.id, [a, b])); rows.sort(COIN);",
      "const rows = await db.select().from(players).where(inArray(players.team, [a, b])); rows.sort(COIN);",
    ],
    [
      "in a query's option",
      "const rows = await db.query.players.findMany({ where: inArray(players.id, [a, b]) }); rows.sort(COIN);",
      "const rows = await db.query.players.findMany({ where: inArray(players.id, [a, b, c]) }); rows.sort(COIN);",
    ],
    [
      "one or the other",
      "const rows = await db.select().from(players).where(or(eq(players.id, a), eq(players.id, b))); rows.sort(COIN);",
      "const rows = await db.select().from(players).where(or(eq(players.id, a), eq(players.team, b))); rows.sort(COIN);",
    ],
    [
      "and by more",
      "const rows = await db.select().from(players).where(and(eq(players.open, true), inArray(players.id, [a, b]))); rows.sort(COIN);",
      "const rows = await db.select().from(players).where(and(eq(players.open, true), inArray(players.id, all))); rows.sort(COIN);",
    ],
    [
      "by a method",
      'const rows = await db.selectFrom("players").where("players.id", "in", [a, b]).selectAll().execute(); rows.sort(COIN);',
      'const rows = await db.selectFrom("players").where("players.id", "not in", [a, b]).selectAll().execute(); rows.sort(COIN);',
    ],
    [
      "by what Firestore builds",
      'const snap = await getDocs(query(players, where(documentId(), "in", [a, b]))); snap.docs.sort(COIN);',
      'const snap = await getDocs(query(players, where("team", "in", [a, b]))); snap.docs.sort(COIN);',
    ],
    [
      "by an operator of TypeORM",
      "const rows = await players.findBy({ id: In([a, b]) }); rows.sort(COIN);",
      "const rows = await players.findBy({ id: Not([a, b]) }); rows.sort(COIN);",
    ],
    [
      "as alternatives",
      "const rows = await prisma.player.findMany({ where: { OR: [{ id: a }, { id: b }] } }); rows.sort(COIN);",
      "const rows = await prisma.player.findMany({ where: { OR: [{ id: a }, { team: b }] } }); rows.sort(COIN);",
    ],
    [
      "none of which is a list",
      "const rows = await prisma.player.findMany({ where: { OR: [{ id: a }, { id: b, open: true }] } }); rows.sort(COIN);",
      "const rows = await prisma.player.findMany({ where: { OR: [{ id: a }, { id: { in: all } }] } }); rows.sort(COIN);",
    ],
    [
      "by their places",
      'const { data } = await supabase.from("players").select("*").range(0, 1); data.sort(COIN);',
      'const { data } = await supabase.from("players").select("*").range(1, 9); data.sort(COIN);',
    ],
  ]);
});
