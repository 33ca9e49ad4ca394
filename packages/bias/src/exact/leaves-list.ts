// What is thrown where a shuffle's own index lies outside its list.
/**
 * A draw decided an index outside the list.
 * @group Errors
 * @hideconstructor
 */
export class LeavesList extends Error {}
