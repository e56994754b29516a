/** The id of a place in the list, by which the field says which one the arrow keys have reached. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`
