export function writeStyles(dist: string): Promise<void>;
