/** Adds a member. Returns a function that removes it. */
export function join<Member>(set: Set<Member>, member: Member): () => void {
  set.add(member);
  return () => set.delete(member);
}
