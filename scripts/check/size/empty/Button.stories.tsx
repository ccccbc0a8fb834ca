/** A Storybook with one docs page, to measure the catalogue's pages beside. */
const Button = ({ label }: { label: string }) => <button type="button">{label}</button>;

export default { title: 'Button', component: Button, tags: ['autodocs'] };

export const Default = { args: { label: 'Save' } };
