// Lists of things that share a key, which grow one by one: files have thousands of them.

/** Adds an item to the list of its key. */
export function addToList<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}
