import type { ButtonHTMLAttributes } from 'react';

/** A button of another design system. */
const Button = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <>
    <style>{'button:focus-visible { outline: 2px solid black; outline-offset: 2px }'}</style>
    <button
      type="button"
      {...props}
      style={{ minBlockSize: 44, border: '1px solid', background: 'white', ...props.style }}
    />
  </>
);

export default { title: 'Button', component: Button };

export const Right = { render: () => <Button style={{ color: 'black' }}>Save</Button> };

export const Faint = { render: () => <Button style={{ color: '#999' }}>Save</Button> };

export const Small = {
  render: () => (
    <>
      {['Larger', 'Smaller'].map((name) => (
        <Button key={name} aria-label={name} style={{ color: 'black', padding: 0, inlineSize: 16, minBlockSize: 16 }} />
      ))}
    </>
  ),
};
