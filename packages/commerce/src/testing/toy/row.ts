/** The row of `flavours`. */
export const toyFlavour = { name: 'toy', title: 'Toy', platform: 'toy', apis: ['memory'] };
