/** Options as they are listed under a dish: "Mild", "2 × Garlic naan". */
export function optionWords(options: readonly { name: string; quantity: number }[]): string[] {
  return options.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name))
}

/** A dish of a meal deal with its options: "Chicken makhani (Medium, Garlic naan)". */
export function partWords(name: string, optionNames: readonly string[]): string {
  return optionNames.length > 0 ? `${name} (${optionNames.join(', ')})` : name
}
