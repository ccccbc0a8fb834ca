'use client';
import type { OptionChoices, Product } from '@vitrine/commerce';
import { announce, Button, Fieldset, formatMessage, Input, Text } from '@vitrine/components';
import { useState, type KeyboardEvent } from 'react';
import { useShop } from '../shop/ShopProvider.js';
import { Answer, Fields, Finder, Fit } from './FitFinder.styles.js';
import { sizesFor, type FrameSize } from './sizeTable.js';

export { sizesIn } from './sizeTable.js';

export interface FitFinderProps {
  /** The sizes of the guide's table. */
  sizes: readonly FrameSize[];
  options: Product['options'];
  choices: OptionChoices;
  onChoose: (optionId: string, value: string) => void;
}

const cmPerInch = 2.54;

/** Asks for a height, in feet and inches where people measure so, and answers with the size of the guide and the measures of its frame. */
export function FitFinder({ sizes, options, choices, onChoose }: FitFinderProps) {
  const { messages, locale } = useShop();
  const inFeet = new Intl.Locale(locale).maximize().region === 'US';
  const [typed, setTyped] = useState({ main: '', inches: '' });
  const [isMissing, setMissing] = useState(false);
  const [height, setHeight] = useState<number>();

  const say = (text: keyof typeof messages, values: Record<string, string>) => formatMessage(messages[text], values);
  const shown = (cm: number) => (inFeet ? feetText(cm, locale) : unitText(cm, 'centimeter', locale));
  const fits = height === undefined ? [] : sizesFor(sizes, height);
  const answerTo = (cm: number) => {
    const [first, second] = sizesFor(sizes, cm);
    if (first && second) return say('betweenSizes', { height: shown(cm), smaller: first.size, larger: second.size });
    if (first) return say('sizeFits', { height: shown(cm), size: first.size });
    const [from, to] = [Math.min(...sizes.map((size) => size.from)), Math.max(...sizes.map((size) => size.to))];
    return say('noSizeFits', { height: shown(cm), from: shown(from), to: shown(to) });
  };

  const find = () => {
    const main = numberOf(typed.main);
    const cm = Math.round(inFeet ? (main * 12 + (typed.inches ? numberOf(typed.inches) : 0)) * cmPerInch : main);
    const isHeight = cm > 0;
    setMissing(!isHeight);
    setHeight(isHeight ? cm : undefined);
    if (!isHeight) return announce(messages.enterHeight, 'polite');
    const measures = sizesFor(sizes, cm).map((fit) => `${fit.size}: ${measuresText(fit)}`);
    announce([answerTo(cm), ...measures].join(' '), 'polite');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // Enter in a field would press the form's button, which adds to the cart.
    event.preventDefault();
    find();
  };

  const field = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <Finder>
      {/* The message is below the fields and the button, which stay in line. */}
      <Fieldset
        legend={
          <Text as="span" weight="semibold">
            {messages.yourHeight}
          </Text>
        }
        {...(isMissing && { errorMessage: messages.enterHeight })}
        onKeyDown={onKeyDown}
      >
        <Fields>
          <Input
            {...field}
            isInvalid={isMissing}
            label={inFeet ? messages.feet : messages.centimetres}
            value={typed.main}
            onChange={(main) => setTyped({ ...typed, main })}
          />
          {inFeet && (
            <Input
              {...field}
              label={messages.inches}
              value={typed.inches}
              onChange={(inches) => setTyped({ ...typed, inches })}
            />
          )}
          <Button variant="secondary" onPress={find}>
            {messages.findSize}
          </Button>
        </Fields>
      </Fieldset>
      {height !== undefined && (
        <Answer>
          <Text>{answerTo(height)}</Text>
          {fits.map((fit) => (
            <Fit key={fit.size}>
              <Text tone="quiet">{measuresText(fit)}</Text>
              <Choose size={fit.size} options={options} choices={choices} onChoose={onChoose} />
            </Fit>
          ))}
        </Answer>
      )}
    </Finder>
  );
}

interface ChooseProps extends Pick<FitFinderProps, 'options' | 'choices' | 'onChoose'> {
  size: string;
}

/** The button that chooses a size in the form. */
function Choose({ size, options, choices, onChoose }: ChooseProps) {
  const { messages } = useShop();
  const option = options.find(({ optionValues }) => optionValues.some(({ text }) => text === size));
  const value = option?.optionValues.find(({ text }) => text === size)?.value;
  if (!option || value === undefined) return null;
  const isChosen = choices[option.id] === value;
  const chosenText = formatMessage(messages.sizeChosen, { size });
  return (
    <Button
      variant="secondary"
      size="sm"
      onPress={() => {
        announce(chosenText, 'polite');
        onChoose(option.id, value);
      }}
    >
      {isChosen ? chosenText : formatMessage(messages.chooseSize, { size })}
    </Button>
  );
}

const measuresText = ({ measures }: FrameSize) => measures.map(({ name, value }) => `${name} ${value}`).join(', ');

/** Converts typed digits, also Arabic ones. */
const numberOf = (text: string): number =>
  Number(
    text
      .trim()
      .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
      .replace(',', '.'),
  );

const unitText = (value: number, unit: string, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);

function feetText(cm: number, locale: string): string {
  const inches = Math.round(cm / cmPerInch);
  return `${unitText(Math.floor(inches / 12), 'foot', locale)} ${unitText(inches % 12, 'inch', locale)}`;
}
