// One process: measures the median times of rendering 200 buttons and 50 tiles of the library that is bundled as 'app'.
import { median } from '../run/tables.mjs';
import { Press, Provider, Tile } from 'app';
import { renderOnServer } from 'on-server';

const press = () => {};
const products = Array.from({ length: 50 }, (_, index) => ({
  name: `Product ${index}`,
  url: `/products/product-${index}`,
  image: `/images/product-${index}.jpg`,
  price: `$${index}.00`,
}));

const pages = {
  buttons: () =>
    Array.from({ length: 200 }, (_, index) => <Press key={index} onPress={press}>{`Button ${index}`}</Press>),
  tiles: () => products.map((product) => <Tile key={product.url} product={product} onPress={press} />),
};

/** Returns this thread's processor time in ms, which excludes other programs of the machine. It moves in steps of up to 4 ms. */
const now = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Returns the median time of a rendering over several batches. Each batch is so long that the clock's steps don't matter. */
function measure(render, { warmUp, batch, batches }) {
  const start = now();
  let warmUps = 0;
  while (now() - start < warmUp) {
    render();
    warmUps += 1;
  }
  const count = Math.ceil((batch * warmUps) / warmUp);
  const times = Array.from({ length: batches }, () => {
    const from = now();
    for (let index = 0; index < count; index++) render();
    return (now() - from) / count;
  });
  return median(times);
}

const setting = JSON.parse(process.argv[2]);
const result = {};
for (const [name, children] of Object.entries(pages)) {
  const render = () => renderOnServer(<Provider>{children()}</Provider>);
  result[name] = { time: measure(render, setting), buttons: render().split('</button>').length - 1 };
}
console.log(JSON.stringify(result));
