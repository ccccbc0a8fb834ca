// The type of the package's style sheets, which export nothing.
export {};
