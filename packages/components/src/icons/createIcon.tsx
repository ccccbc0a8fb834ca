import type { ComponentType, SVGProps } from 'react';

/** The parts of an icon, in a square of 24: the name of an SVG element and its attributes. The `lucide` package exports icons in this form. */
export type IconNode = [tag: string, attributes: Record<string, string | number | undefined>][];

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height: px at the default text size, with which it grows, or a CSS length such as '1em'. Default: the theme's size, 20 px. */
  size?: number | string | undefined;
}

export type Icon = ComponentType<IconProps>;

/** Converts px to rem. The root's text is 16 px unless a reader enlarges it. */
const length = (size: number | string) => (typeof size === 'number' ? `${size / 16}rem` : size);

/** One shape of an icon. React has its own names for attributes with a hyphen, and no shape of the set has such an attribute. */
const part = ([Tag, attributes]: IconNode[number], index: number) => {
  const Shape = Tag as 'path';
  return <Shape key={index} {...attributes} />;
};

/**
 * Creates an icon component from its parts. Tools show it as `name`. It has no hooks and no context, so an icon in a server component adds
 * no script to a page. An icon is decoration, hidden from screen readers; with an `aria-label` it is an image with that name.
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
