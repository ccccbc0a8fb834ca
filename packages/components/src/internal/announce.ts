// A private entry point of react-aria: every hook that speaks uses it, and two announcers would talk over each other.
export { announce, clearAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer';
