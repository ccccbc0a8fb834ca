import { useEffect, useRef, useState } from 'react';
import { useShop } from '../shop/ShopProvider.js';
import type { Film } from './film.js';
import { FilmFailure, FilmFrame, FilmVideo } from './ProductBox.styles.js';

export interface FilmPlayerProps {
  film: Film;
  name: string;
  /** The URL of the video by itself. */
  href: string;
  isCurrent: boolean;
}

/** The player of a video whose poster was pressed. It has the focus, as the poster's link had. */
export function FilmPlayer({ film, name, href, isCurrent }: FilmPlayerProps) {
  const { messages } = useShop();
  const [hasFailed, setFailed] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!isCurrent) video.current?.pause();
  }, [isCurrent]);
  useEffect(() => {
    // A browser may refuse to play with sound. The video's own controls then start it.
    video.current?.play().catch(() => {});
  }, []);

  if (hasFailed)
    return (
      <FilmFailure>
        <p role="alert">{messages.videoFailed}</p>
        <a href={href} ref={focus}>
          {messages.openVideo}
        </a>
      </FilmFailure>
    );
  if (film.kind === 'externalVideo')
    return (
      <FilmFrame
        ref={focus}
        src={playerOf(film)}
        title={name}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  return (
    <FilmVideo
      ref={(element) => {
        if (element && !video.current) focus(element);
        video.current = element;
      }}
      controls
      playsInline
      preload="none"
      aria-label={name}
      // Captions of another origin need it.
      {...(film.captions && { crossOrigin: 'anonymous' })}
      // The row would take the movement along the video's controls for a swipe.
      onPointerDown={(event) => event.stopPropagation()}
    >
      {film.sources.map(({ src, type }, at) => (
        <source
          key={src}
          src={src}
          type={type}
          {...(at === film.sources.length - 1 && { onError: () => setFailed(true) })}
        />
      ))}
      {film.captions?.map(({ src, language, label }, at) => (
        <track key={src} kind="captions" src={src} srcLang={language} label={label} default={at === 0} />
      ))}
    </FilmVideo>
  );
}

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** Returns the URL of the host's player that keeps the least data. */
const playerOf = ({ host, videoId }: Extract<Film, { kind: 'externalVideo' }>): string =>
  host === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1`
    : `https://player.vimeo.com/video/${videoId}?dnt=1&autoplay=1`;
