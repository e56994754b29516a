/**
 * Spreads whole pence over weights so that the shares sum to the total exactly (largest remainder;
 * of equal remainders the earlier one gets the penny). A share is never more than one penny away
 * from its exact part, so with `totalPence` up to the sum of the weights no share exceeds its
 * weight. Weights that are all 0 count as equal; no weights, no shares.
 *
 * `totalPence` and the weights are whole numbers from 0 up.
 */
export function prorate(totalPence: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0 && weights.length > 0)
    return prorate(
      totalPence,
      weights.map(() => 1),
    )

  const shares: number[] = []
  const remainders: { index: number; size: bigint }[] = []
  let left = totalPence
  for (const [index, weight] of weights.entries()) {
    // Products of large amounts leave the range in which numbers are exact; bigint does not.
    const product = BigInt(totalPence) * BigInt(weight)
    const share = Number(product / BigInt(sum))
    shares.push(share)
    remainders.push({ index, size: product % BigInt(sum) })
    left -= share
  }

  // Sorting leaves equals in their order.
  remainders.sort((a, b) => Number(b.size - a.size))
  for (const { index } of remainders.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}
