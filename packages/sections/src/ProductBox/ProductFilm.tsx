import type { Product } from '@vitrine/commerce';
import { formatMessage, loadedOnce, useIntent } from '@vitrine/components';
import { PlayIcon } from '@vitrine/components/icons';
import { useId, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { opensElsewhere } from '../ShopLink/opensElsewhere.js';
import { useShop } from '../shop/ShopProvider.js';
import { Picture, type PictureProps } from '../ui/Picture.js';
import { pageOf, type Film } from './film.js';
import type { FilmPlayerProps } from './FilmPlayer.js';
import { FilmNote, FilmRoot, FilmStart } from './ProductBox.styles.js';

const player = loadedOnce(() => import('./FilmPlayer.js').then(({ FilmPlayer }) => FilmPlayer));

interface ProductFilmProps extends Omit<PictureProps, 'image' | 'imageLoader' | 'alt'> {
  product: Product;
  film: Film;
  /** Whether its slide is in view. A film that leaves it pauses. */
  isCurrent: boolean;
}

/** A video behind its poster. A press loads the player; until then, nothing but the poster loads. Without a script, the link opens the video. */
export function ProductFilm({ product, film, isCurrent, ...picture }: ProductFilmProps) {
  const { messages, imageLoader } = useShop();
  const [Player, setPlayer] = useState<ComponentType<FilmPlayerProps>>();
  const isElsewhere = film.kind === 'externalVideo';
  // A player of another host plays on while its slide is away. The poster takes its place, so it does not start again by itself either.
  if (Player && !isCurrent && isElsewhere) setPlayer(undefined);
  const noteId = useId();
  const root = useRef<HTMLDivElement>(null);
  useIntent(root, player.preload);
  const name = film.details.alt ?? product.name;
  const href = pageOf(film);
  const play = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    player.load().then(
      (loaded) => setPlayer(() => loaded),
      // If the player fails to load, the browser shows the video.
      () => location.assign(href),
    );
  };
  return (
    <FilmRoot ref={root}>
      <Picture {...picture} image={film.details} imageLoader={imageLoader} alt="" />
      {Player ? (
        <Player film={film} name={name} href={href} isCurrent={isCurrent} />
      ) : (
        <>
          <FilmStart
            href={href}
            aria-label={formatMessage(messages.playVideo, { name })}
            aria-describedby={isElsewhere ? noteId : undefined}
            onClick={play}
          >
            <PlayIcon size={28} aria-hidden="true" />
          </FilmStart>
          {/* Not in the link, whose name would lack these words. */}
          {isElsewhere && (
            <FilmNote id={noteId}>{formatMessage(messages.externalVideoNote, { host: hosts[film.host] })}</FilmNote>
          )}
        </>
      )}
    </FilmRoot>
  );
}

const hosts = { youtube: 'YouTube', vimeo: 'Vimeo' };
