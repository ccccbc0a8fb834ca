interface Turn {
  begin: () => void;
}

const line: Turn[] = [];

/** Calls `begin` when all earlier callers have left the line. Returns a function that leaves the line, before or after the turn. */
export function lineUp(begin: () => void): () => void {
  const turn = { begin };
  line.push(turn);
  if (line[0] === turn) begin();
  return () => {
    const place = line.indexOf(turn);
    if (place < 0) return;
    line.splice(place, 1);
    if (place === 0) line[0]?.begin();
  };
}
