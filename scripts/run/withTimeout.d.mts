export function withTimeout<T>(milliseconds: number, work: T | Promise<T>): Promise<T>;
