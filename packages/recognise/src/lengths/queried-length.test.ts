// Queries that give two rows at most, because they say so.
import { describe } from "vitest";
import { testPairs } from "./pairs.fixture.ts";

describe("is asked for with a limit of two", () => {
  testPairs([
    [
      "by a method",
      'const rows = await knex("photos").orderBy("votes").limit(2); rows.sort(COIN);',
      'const rows = await knex("photos").orderBy("votes").limit(3); rows.sort(COIN);',
    ],
    [
      "by a method, and by others behind it",
      "const rows = await Photo.find(open).limit(2).lean().exec(); rows.sort(COIN);",
      "const rows = await Photo.find(open).limit(2).then(fillUp); rows.sort(COIN);",
    ],
    ["which is none for 0", "(await photos.limit(1)).sort(COIN);", "(await photos.limit(0)).sort(COIN);"],
    [
      "under a name",
      "const MOST = 2; const rows = await photos.limit(MOST); rows.sort(COIN);",
      "const rows = await photos.limit(most); rows.sort(COIN);",
    ],
    [
      "of an answer that has its rows in a property",
      "const snap = await photos.limit(2).get(); snap.docs.sort(COIN);",
      "const snap = await photos.limit(2).get(); snap.tags.sort(COIN);",
    ],
    [
      "of an answer that is asked at once",
      "(await photos.limit(2).get()).docs.sort(COIN);",
      "(await photos.get()).docs.sort(COIN);",
    ],
    [
      "of an answer that is taken apart",
      "const { data: rows } = await photos.limit(2); rows.sort(COIN);",
      "const { tags: rows } = await photos.limit(2); rows.sort(COIN);",
    ],
    [
      "of an answer that is a list of rows and more",
      'const [rows] = await db.query("SELECT * FROM photos LIMIT 2"); rows.sort(COIN);',
      'const [, rows] = await db.query("SELECT * FROM photos LIMIT 2"); rows.sort(COIN);',
    ],
    [
      "by an option",
      "const rows = await prisma.photo.findMany({ where: { open: true }, take: 2 }); rows.sort(COIN);",
      "const rows = await prisma.photo.findMany({ where: { take: 2 }, skip: 2 }); rows.sort(COIN);",
    ],
    [
      "by an option of a query",
      "const rows = await Photo.findAll({ limit: 2 }); rows.sort(COIN);",
      "const rows = await mix({ limit: 2 }); rows.sort(COIN);",
    ],
    [
      "in a text",
      "const rows = await db.query(`SELECT * FROM photos WHERE open = ${open} LIMIT 2;`); rows.sort(COIN);",
      "const rows = await db.query(`SELECT * FROM photos WHERE open = ${open} LIMIT 20`); rows.sort(COIN);",
    ],
    [
      "as the last step of a pipeline",
      "const rows = await Photo.aggregate([{ $match: open }, { $sample: { size: 2 } }]); rows.sort(COIN);",
      'const rows = await Photo.aggregate([{ $sample: { size: 2 } }, { $unwind: "$tags" }]); rows.sort(COIN);',
    ],
    [
      "as a step that cuts off",
      "const rows = await Photo.aggregate([{ $limit: 2 }]); rows.sort(COIN);",
      "const rows = await Photo.aggregate([{ $skip: 2 }]); rows.sort(COIN);",
    ],
  ]);
});

describe("hands two rows on", () => {
  testPairs([
    [
      "to a promise's callback",
      "photos.limit(2).then((rows) => show(rows.sort(COIN)));",
      "photos.limit(3).then((rows) => show(rows.sort(COIN)));",
    ],
    [
      "to a callback",
      "photos.find(open).limit(2).toArray((error, rows) => { rows.sort(COIN); });",
      "photos.find(open).limit(2).toArray((error) => { rows.sort(COIN); });",
    ],
    [
      "to the callback of a statement",
      'db.all("SELECT * FROM photos LIMIT 2", (error, rows) => { rows.sort(COIN); });',
      'db.all("SELECT * FROM photos", (error, rows) => { rows.sort(COIN); });',
    ],
    [
      "to a callback that takes them apart",
      "photos.limit(2).then(({ data }) => { data.sort(COIN); });",
      "photos.limit(2).then(({ tags }) => { tags.sort(COIN); });",
    ],
    [
      "behind their answer",
      'fetch("/photos?limit=2").then((answer) => answer.json()).then((rows) => { rows.sort(COIN); });',
      'fetch("/photos?limit=2").then((answer) => fillUp(answer)).then((rows) => { rows.sort(COIN); });',
    ],
    [
      "and no others to a function of a row",
      "photos.limit(2).then((rows) => { rows.sort(COIN); });",
      "photos.limit(2).forEach((row) => { row.sort(COIN); });",
    ],
  ]);
});

describe("is asked for by other means", () => {
  testPairs([
    [
      "a template's statement",
      "const { rows } = await sql`SELECT * FROM photos LIMIT 2`; rows.sort(COIN);",
      "const { rows } = await sql`SELECT * FROM photos LIMIT 2 OFFSET ${n}, 9`; rows.sort(COIN);",
    ],
    [
      "a statement with a name",
      'const { rows } = await db.query({ text: "SELECT * FROM photos LIMIT 2" }); rows.sort(COIN);',
      'const { rows } = await db.query({ note: "SELECT * FROM photos LIMIT 2" }); rows.sort(COIN);',
    ],
    [
      "an address",
      'const answer = await fetch("/photos?open&limit=2"); const rows = await answer.json(); rows.sort(COIN);',
      'const answer = await fetch("/photos?open&limit=20"); const rows = await answer.json(); rows.sort(COIN);',
    ],
    [
      "parameters of an address",
      'const { data } = await axios.get("/photos", { params: { limit: 2 } }); data.sort(COIN);',
      'const { data } = await axios.get("/photos", { headers: { limit: 2 } }); data.sort(COIN);',
    ],
    [
      "functions that build a query",
      'const snap = await getDocs(query(photos, orderBy("votes"), limit(2))); snap.docs.sort(COIN);',
      'const snap = await getDocs(query(photos, orderBy("votes"), startAt(2))); snap.docs.sort(COIN);',
    ],
    [
      "a query with a name",
      "const asked = query(photos, limit(2)); const snap = await getDocs(asked); snap.docs.sort(COIN);",
      "const asked = mix(photos, limit(2)); const snap = await getDocs(asked); snap.docs.sort(COIN);",
    ],
  ]);
});

describe("is asked for by two ids", () => {
  testPairs([
    [
      "as MongoDB is",
      "const rows = await Photo.find({ _id: { $in: [a, b] } }); rows.sort(COIN);",
      "const rows = await Photo.find({ team: { $in: [a, b] } }); rows.sort(COIN);",
    ],
    [
      "as Prisma is",
      "const rows = await prisma.photo.findMany({ where: { id: { in: [a, b] } } }); rows.sort(COIN);",
      "const rows = await prisma.photo.findMany({ where: { id: { in: ids } } }); rows.sort(COIN);",
    ],
    [
      "as Sequelize is",
      "const rows = await Photo.findAll({ where: { id: [a, b] } }); rows.sort(COIN);",
      "const rows = await Photo.findAll({ where: { id: { not: [a, b] } } }); rows.sort(COIN);",
    ],
    [
      "as knex is",
      'const rows = await knex("photos").whereIn("id", [a, b]); rows.sort(COIN);',
      'const rows = await knex("photos").whereIn("team", [a, b]); rows.sort(COIN);',
    ],
  ]);
});

describe("Firebase is asked for two", () => {
  testPairs([
    [
      "in the functions of a query",
      "const snap = await get(query(users, limitToLast(2))); Object.values(snap.val()).sort(COIN);",
      "const snap = await get(query(users, limitToLast(3))); Object.values(snap.val()).sort(COIN);",
    ],
    [
      "in methods",
      'const snap = await ref("users").limitToLast(2).once("value"); Object.values(snap.val()).sort(COIN);',
      'const snap = await ref("users").once("value"); Object.values(snap.val()).sort(COIN);',
    ],
    [
      "for a callback",
      "onValue(query(users, limitToFirst(2)), (snap) => { Object.keys(snap.val()).sort(COIN); });",
      "onValue(users, (snap) => { Object.keys(snap.val()).sort(COIN); });",
    ],
    [
      "for the documents that a callback gets",
      "onSnapshot(query(users, limit(2)), (snap) => { snap.docs.sort(COIN); });",
      "onSnapshot(query(users, limit(3)), (snap) => { snap.docs.sort(COIN); });",
    ],
  ]);
});

describe("is asked for by the places of its arguments", () => {
  testPairs([
    [
      "of Redis, of a range",
      'const all = await redis.lrange("q", 0, 1); all.sort(COIN);',
      'const all = await redis.lrange("q", 0, -1); all.sort(COIN);',
    ],
    [
      "of Redis, of a number",
      'const all = await redis.srandmember("q", 2); all.sort(COIN);',
      'const all = await redis.srandmember("q", -2); all.sort(COIN);',
    ],
    [
      "of Redis, by keys",
      'const all = await redis.mget("a", "b"); all.sort(COIN);',
      "const all = await redis.mget(...keys); all.sort(COIN);",
    ],
    [
      "of PocketBase",
      'const all = await pb.collection("q").getList(1, 2); all.items.sort(COIN);',
      'const all = await pb.collection("q").getList(2, 20); all.items.sort(COIN);',
    ],
    [
      "of Appwrite",
      "const { documents } = await databases.listDocuments(db, all, [Query.limit(2)]); documents.sort(COIN);",
      "const { documents } = await databases.listDocuments(db, all, [Query.offset(2)]); documents.sort(COIN);",
    ],
    [
      "of DynamoDB",
      'const out = await client.send(new QueryCommand({ TableName: "q", Limit: 2 })); const all = out.Items ?? []; all.sort(COIN);',
      'const out = await client.send(new QueryCommand({ TableName: "q", Limit: 20 })); const all = out.Items ?? []; all.sort(COIN);',
    ],
    [
      "of Elasticsearch",
      'const out = await client.search({ index: "q", size: 2 }); out.hits.hits.sort(COIN);',
      'const out = await client.search({ index: "q", from: 2 }); out.hits.hits.sort(COIN);',
    ],
    [
      "of SQLite, at once",
      'const all = db.prepare("SELECT * FROM q LIMIT 2").all(); all.sort(COIN);',
      'const all = db.prepare("SELECT * FROM q WHERE n = 2").all(); all.sort(COIN);',
    ],
    [
      "in an address, as json-server has it",
      'const all = await fetch("/q?_limit=2").then((it) => it.json()); all.sort(COIN);',
      'const all = await fetch("/q?_page=2").then((it) => it.json()); all.sort(COIN);',
    ],
  ]);
});
