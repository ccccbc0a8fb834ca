const turns = new WeakMap<object, Promise<unknown>>();

/** Runs after everything that was begun before it for the same owner, whatever became of that. */
export function inTurn<Result>(owner: object, task: () => Promise<Result>): Promise<Result> {
  const turn = (turns.get(owner) ?? Promise.resolve()).then(task);
  turns.set(
    owner,
    turn.catch(() => undefined),
  );
  return turn;
}
