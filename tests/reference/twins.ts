/** Every pair of products compared, as detection would find them without blocks. */
export function everyTwin<Product extends { id: number }, Relation extends object>(
  products: readonly Product[],
  relationOf: (one: Product, other: Product) => Relation | null,
): (Relation & { ideaId: number; otherIdeaId: number })[] {
  return products.flatMap((one, place) =>
    products.slice(0, place).flatMap((other) => {
      const relation = relationOf(one, other);
      if (!relation) return [];
      const [ideaId, otherIdeaId] = [Math.min(one.id, other.id), Math.max(one.id, other.id)];
      return [{ ideaId, otherIdeaId, ...relation }];
    }),
  );
}

type Link = { idea_id: number; other_idea_id: number };

/** The ideas of each group that links connect: links are followed from each idea until nothing new is reached. */
export function groupsOfLinks(links: readonly Link[]): number[][] {
  const ideas = new Set(links.flatMap(({ idea_id, other_idea_id }) => [idea_id, other_idea_id]));
  const groups = new Map<number, number[]>();
  for (const start of ideas) {
    const reached = new Set([start]);
    for (const idea of reached) {
      for (const { idea_id, other_idea_id } of links) {
        if (idea_id === idea) reached.add(other_idea_id);
        if (other_idea_id === idea) reached.add(idea_id);
      }
    }
    const group = [...reached].sort((a, b) => a - b);
    groups.set(group[0]!, group);
  }
  return [...groups.values()];
}
