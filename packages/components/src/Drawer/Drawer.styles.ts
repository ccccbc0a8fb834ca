import { styled } from 'styled-components';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

export const Panel = styled.div`
  position: absolute;
  display: flex;
  flex-direction: column;
  max-inline-size: 100%;
  max-block-size: 100%;
  /* The whole panel scrolls if header, footer and a line of the body do not fit: large text on a part of the screen. */
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
  /* Visible in forced colours only, which remove shadow and scrim. */
  border: 1px solid transparent;
  background: ${theme.color.paper};
  box-shadow: ${theme.shadow.overlay};
  transition: translate ${theme.motion.slow} ${theme.motion.ease};

  [data-placement='right'] > & {
    inset-block: 0;
    inset-inline-end: 0;
    translate: 100%;
  }
  [data-placement='left'] > & {
    inset-block: 0;
    inset-inline-start: 0;
    translate: -100%;
  }
  /* Not more specific than the rule for an open drawer. */
  [data-placement='right']:where(:dir(rtl)) > & {
    translate: -100%;
  }
  [data-placement='left']:where(:dir(rtl)) > & {
    translate: 100%;
  }
  [data-placement='top'] > & {
    inset-block-start: 0;
    inset-inline: 0;
    padding-block-end: 0;
    translate: 0 -100%;
  }
  [data-placement='bottom'] > & {
    inset-block-end: 0;
    inset-inline: 0;
    padding-block-start: 0;
    translate: 0 100%;
  }

  [data-size='xs'] > & {
    --vt-drawer-width: 18rem;
    --vt-drawer-height: 25%;
  }
  [data-size='sm'] > & {
    --vt-drawer-width: 22rem;
    --vt-drawer-height: 40%;
  }
  [data-size='md'] > & {
    --vt-drawer-width: 28rem;
    --vt-drawer-height: 60%;
  }
  [data-size='lg'] > & {
    --vt-drawer-width: 36rem;
    --vt-drawer-height: 75%;
  }
  [data-size='xl'] > & {
    --vt-drawer-width: 48rem;
    --vt-drawer-height: 90%;
  }
  [data-size='full'] > & {
    --vt-drawer-width: 100%;
    --vt-drawer-height: 100%;
    box-shadow: none;
  }

  [data-placement='right'] > &,
  [data-placement='left'] > & {
    inline-size: 100%;

    @media ${media.sm} {
      inline-size: var(--vt-drawer-width);
    }
  }
  [data-placement='top'] > &,
  [data-placement='bottom'] > & {
    max-block-size: var(--vt-drawer-height);
  }
  [data-size='full'] > & {
    min-block-size: 100%;
  }

  [data-open] > & {
    translate: 0 0;
  }
  @starting-style {
    [data-open][data-placement='right'] > & {
      translate: 100%;
    }
    [data-open][data-placement='left'] > & {
      translate: -100%;
    }
    [data-open][data-placement='right']:dir(rtl) > & {
      translate: -100%;
    }
    [data-open][data-placement='left']:dir(rtl) > & {
      translate: 100%;
    }
    [data-open][data-placement='top'] > & {
      translate: 0 -100%;
    }
    [data-open][data-placement='bottom'] > & {
      translate: 0 100%;
    }
  }

  /* A panel without a control takes the focus itself. Its ring is inside, where the edge of the screen does not clip it. */
  &:focus-visible {
    outline-offset: -3px;
  }

  /* The screen is too small for a fixed header and footer, at 400 % zoom or with text of twice the size on a phone: all of it scrolls. */
  @media (max-height: 22em), (max-width: 15em) {
    display: block;
  }
`;
