// Runs in the page of the stories, before their scripts. `window.vitrineSeed` is the current seed.

const current = () => window.vitrineSeed ?? {};
const { setAttribute } = Element.prototype;

Element.prototype.setAttribute = function (name, value) {
  const { attribute } = current();
  const isSeeded =
    attribute?.name === name.toLowerCase() && (attribute.from === undefined || attribute.from === `${value}`);
  if (!isSeeded) setAttribute.call(this, name, value);
  else if (attribute.to !== undefined) setAttribute.call(this, name, attribute.to);
};

for (const type of ['keydown', 'paste'])
  window.addEventListener(
    type,
    (event) => {
      const { swallow } = current();
      const isSeeded = swallow?.type === type && (swallow.key === undefined || swallow.key === event.key);
      if (isSeeded && event.target.matches(swallow.on)) event.preventDefault();
    },
    { capture: true },
  );

window.addEventListener(
  'click',
  ({ target }) => {
    const { disable } = current();
    const control = disable && target.closest(disable);
    if (control) setTimeout(() => (control.disabled = true));
  },
  // The hook of a button stops the event.
  { capture: true },
);

/** Sets the current seed, and its style sheet. */
window.vitrineSow = (seed) => {
  window.vitrineSeed = seed;
  document.getElementById('vitrine-seed')?.remove();
  if (!seed?.css) return;
  const style = document.createElement('style');
  style.id = 'vitrine-seed';
  style.textContent = seed.css;
  document.head.append(style);
};
