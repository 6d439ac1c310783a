/** What one seller sells; `seller` is null for listings that are gone. */
export interface SellerGroup<Line, Seller> {
  seller: Seller;
  lines: Line[];
}

/** Lines by their seller, each seller at the place of their first line. */
export function bySeller<Line, Seller extends { userId: string } | null>(
  lines: readonly Line[],
  sellerOf: (line: Line) => Seller,
): SellerGroup<Line, Seller>[] {
  const groups = new Map<string | undefined, SellerGroup<Line, Seller>>();
  for (const line of lines) {
    const seller = sellerOf(line);
    const group = groups.get(seller?.userId) ?? { seller, lines: [] };
    group.lines.push(line);
    groups.set(seller?.userId, group);
  }
  return [...groups.values()];
}
