import {
  ArrowLeft,
  ArrowRight,
  BadgeCheck,
  Box,
  Calendar,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronsUpDown,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  Copy,
  CreditCard,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  Gift,
  Headphones,
  Heart,
  House,
  Info,
  LayoutGrid,
  List,
  Lock,
  LogOut,
  Mail,
  MapPin,
  Menu,
  Minus,
  Package,
  Pencil,
  Phone,
  Play,
  Plus,
  RotateCcw,
  Ruler,
  Search,
  Share,
  ShieldCheck,
  ShoppingBag,
  SlidersHorizontal,
  Star,
  Store,
  Tag,
  Trash2,
  TriangleAlert,
  Truck,
  UserRound,
  Wrench,
  X,
  ZoomIn,
  ZoomOut,
} from 'lucide';
import { createIcon } from './createIcon.js';

/*
 * The icons of the shop: one set (Lucide; the theme sets 20 px and a stroke of 1.5 px), under the set's own names. A page gets only the
 * icons that it imports. Icons are decoration and hidden from screen readers: the text or the `aria-label` beside them is announced.
 */
export const ArrowLeftIcon = /* @__PURE__ */ createIcon('ArrowLeftIcon', ArrowLeft);
export const ArrowRightIcon = /* @__PURE__ */ createIcon('ArrowRightIcon', ArrowRight);
export const BadgeCheckIcon = /* @__PURE__ */ createIcon('BadgeCheckIcon', BadgeCheck);
export const BoxIcon = /* @__PURE__ */ createIcon('BoxIcon', Box);
export const CalendarIcon = /* @__PURE__ */ createIcon('CalendarIcon', Calendar);
export const CheckIcon = /* @__PURE__ */ createIcon('CheckIcon', Check);
export const ChevronDownIcon = /* @__PURE__ */ createIcon('ChevronDownIcon', ChevronDown);
export const ChevronLeftIcon = /* @__PURE__ */ createIcon('ChevronLeftIcon', ChevronLeft);
export const ChevronRightIcon = /* @__PURE__ */ createIcon('ChevronRightIcon', ChevronRight);
export const ChevronsUpDownIcon = /* @__PURE__ */ createIcon('ChevronsUpDownIcon', ChevronsUpDown);
export const ChevronUpIcon = /* @__PURE__ */ createIcon('ChevronUpIcon', ChevronUp);
export const CircleAlertIcon = /* @__PURE__ */ createIcon('CircleAlertIcon', CircleAlert);
export const CircleCheckIcon = /* @__PURE__ */ createIcon('CircleCheckIcon', CircleCheck);
export const CircleHelpIcon = /* @__PURE__ */ createIcon('CircleHelpIcon', CircleHelp);
export const CopyIcon = /* @__PURE__ */ createIcon('CopyIcon', Copy);
export const CreditCardIcon = /* @__PURE__ */ createIcon('CreditCardIcon', CreditCard);
export const EllipsisIcon = /* @__PURE__ */ createIcon('EllipsisIcon', Ellipsis);
export const ExternalLinkIcon = /* @__PURE__ */ createIcon('ExternalLinkIcon', ExternalLink);
export const EyeIcon = /* @__PURE__ */ createIcon('EyeIcon', Eye);
export const EyeOffIcon = /* @__PURE__ */ createIcon('EyeOffIcon', EyeOff);
export const GiftIcon = /* @__PURE__ */ createIcon('GiftIcon', Gift);
export const HeadphonesIcon = /* @__PURE__ */ createIcon('HeadphonesIcon', Headphones);
export const HeartIcon = /* @__PURE__ */ createIcon('HeartIcon', Heart);
export const HouseIcon = /* @__PURE__ */ createIcon('HouseIcon', House);
export const InfoIcon = /* @__PURE__ */ createIcon('InfoIcon', Info);
export const LayoutGridIcon = /* @__PURE__ */ createIcon('LayoutGridIcon', LayoutGrid);
export const ListIcon = /* @__PURE__ */ createIcon('ListIcon', List);
export const LockIcon = /* @__PURE__ */ createIcon('LockIcon', Lock);
export const LogOutIcon = /* @__PURE__ */ createIcon('LogOutIcon', LogOut);
export const MailIcon = /* @__PURE__ */ createIcon('MailIcon', Mail);
export const MapPinIcon = /* @__PURE__ */ createIcon('MapPinIcon', MapPin);
export const MenuIcon = /* @__PURE__ */ createIcon('MenuIcon', Menu);
export const MinusIcon = /* @__PURE__ */ createIcon('MinusIcon', Minus);
export const PackageIcon = /* @__PURE__ */ createIcon('PackageIcon', Package);
export const PencilIcon = /* @__PURE__ */ createIcon('PencilIcon', Pencil);
export const PhoneIcon = /* @__PURE__ */ createIcon('PhoneIcon', Phone);
export const PlayIcon = /* @__PURE__ */ createIcon('PlayIcon', Play);
export const PlusIcon = /* @__PURE__ */ createIcon('PlusIcon', Plus);
export const RotateCcwIcon = /* @__PURE__ */ createIcon('RotateCcwIcon', RotateCcw);
export const RulerIcon = /* @__PURE__ */ createIcon('RulerIcon', Ruler);
export const SearchIcon = /* @__PURE__ */ createIcon('SearchIcon', Search);
export const ShareIcon = /* @__PURE__ */ createIcon('ShareIcon', Share);
export const ShieldCheckIcon = /* @__PURE__ */ createIcon('ShieldCheckIcon', ShieldCheck);
export const ShoppingBagIcon = /* @__PURE__ */ createIcon('ShoppingBagIcon', ShoppingBag);
export const SlidersHorizontalIcon = /* @__PURE__ */ createIcon('SlidersHorizontalIcon', SlidersHorizontal);
export const StarIcon = /* @__PURE__ */ createIcon('StarIcon', Star);
export const StoreIcon = /* @__PURE__ */ createIcon('StoreIcon', Store);
export const TagIcon = /* @__PURE__ */ createIcon('TagIcon', Tag);
export const Trash2Icon = /* @__PURE__ */ createIcon('Trash2Icon', Trash2);
export const TriangleAlertIcon = /* @__PURE__ */ createIcon('TriangleAlertIcon', TriangleAlert);
export const TruckIcon = /* @__PURE__ */ createIcon('TruckIcon', Truck);
export const UserRoundIcon = /* @__PURE__ */ createIcon('UserRoundIcon', UserRound);
export const WrenchIcon = /* @__PURE__ */ createIcon('WrenchIcon', Wrench);
export const XIcon = /* @__PURE__ */ createIcon('XIcon', X);
export const ZoomInIcon = /* @__PURE__ */ createIcon('ZoomInIcon', ZoomIn);
export const ZoomOutIcon = /* @__PURE__ */ createIcon('ZoomOutIcon', ZoomOut);
