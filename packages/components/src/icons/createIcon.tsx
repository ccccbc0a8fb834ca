import type { ComponentType, SVGProps } from 'react';

/** The parts of an icon, in a square of 24: the name of an SVG element and its attributes. What the `lucide` package exports. */
export type IconNode = [tag: string, attributes: Record<string, string | number | undefined>][];

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height: px at the usual size of text, with which it grows, or a CSS length such as '1em'. By default the theme says: 20 px. */
  size?: number | string | undefined;
}

export type Icon = ComponentType<IconProps>;

/** The root's text is 16 px until a reader wants it larger. */
const length = (size: number | string) => (typeof size === 'number' ? `${size / 16}rem` : size);

/** One stroke of the icon. React has its own names for what attributes write with a hyphen, and none of the set's shapes has one. */
const part = ([Tag, attributes]: IconNode[number], index: number) => {
  const Shape = Tag as 'path';
  return <Shape key={index} {...attributes} />;
};

/**
 * An icon component of these parts, known as `name` in tools: no hooks and no context, so that one on a server component costs a page no script. An icon
 * is decoration, hidden from screen readers; with an `aria-label` it is an image of that name.
 */
export function createIcon(name: string, node: IconNode): Icon {
  function Icon({ size, className, ...props }: IconProps) {
    const side = size === undefined ? 24 : length(size);
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={side}
        height={side}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...(props['aria-label'] ? { role: 'img' } : { 'aria-hidden': true })}
        className={className ? `lucide ${className}` : 'lucide'}
        {...props}
      >
        {node.map(part)}
      </svg>
    );
  }
  Icon.displayName = name;
  return Icon;
}
