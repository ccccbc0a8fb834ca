/** The styles that the sandbox's own pages share with the sample shop: paper, ink and one green, and its fonts if the sandbox has them. */
export const baseStyles = /* css */ `
@font-face { font-family: 'Shop Heading'; src: url('/fonts/heading.woff2') format('woff2'); font-weight: 200 800; font-display: swap; }
@font-face { font-family: 'Shop Body'; src: url('/fonts/body.woff2') format('woff2'); font-weight: 400 700; font-display: swap; }
:root {
  color-scheme: light dark;
  --paper: #faf8f4; --panel: #efece5; --ink: #1b1d1a; --quiet: #5c605a; --rule: #d8d4ca;
  --control: #8a8f87; --accent: #1e4d40; --on-accent: #fff; --error: #b2451c;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #141714; --panel: #1e221e; --ink: #f3f1eb; --quiet: #a9aea6; --rule: #343a34;
    --control: #8a8f87; --accent: #7fc4ac; --on-accent: #141714; --error: #f0936b;
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0; background: var(--paper); color: var(--ink); overflow-wrap: break-word;
  font: 1rem/1.5 'Shop Body', system-ui, -apple-system, 'Segoe UI', sans-serif; font-variant-numeric: tabular-nums;
}
h1, h2 { font-family: 'Shop Heading', 'Shop Body', system-ui, sans-serif; font-weight: 650; line-height: 1.15; letter-spacing: -0.02em; text-wrap: balance; margin: 0; }
h1 { font-size: 2rem; }
h2 { font-size: 1.25rem; }
p { margin: 0; }
a { color: var(--accent); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.quiet { color: var(--quiet); }
`;
