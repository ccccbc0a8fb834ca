/** The last unfinished task of each owner. */
const turns = new Map<object | string, Promise<unknown>>();

/** Runs the task after all earlier tasks of the same owner, even if they failed. */
export function inTurn<Result>(owner: object | string, task: () => Promise<Result>): Promise<Result> {
  const turn = (turns.get(owner) ?? Promise.resolve()).then(task);
  const end = turn
    .catch(() => {})
    .then(() => {
      if (turns.get(owner) === end) turns.delete(owner);
    });
  turns.set(owner, end);
  return turn;
}
