import { icon } from './icons.tsx'

// Those that no public page draws: its first scripts are spared them.
export const ArrowDownIcon = icon('M12 5v14M6 13l6 6 6-6')
export const BoardIcon = icon('M4 5h4.5v14H4zM10 5h4.5v9H10zM16 5h4.5v11H16z')
export const CalendarIcon = icon(
  'M5.5 5h13a2 2 0 0 1 2 2v11.5a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-11.5a2 2 0 0 1 2-2zM3.5 10h17M8 3v4M16 3v4',
)
export const CardIcon = icon(
  'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM3 10h18M7 15h3',
)
export const ChartIcon = icon('M5 20v-6M12 20V4M19 20v-9.5')
export const ChatIcon = icon('M4 5.5h16v11H11l-5 4v-4H4z')
export const DotsIcon = icon('M5 12h.01M12 12h.01M19 12h.01', 2.8)
export const DownloadIcon = icon('M12 4v11M7 10.5l5 5 5-5M4 20h16')
export const FileIcon = icon('M6 3h8l5 5v12a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM14 3v5h5')
export const GearIcon = icon(
  'M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M18.4 5.6l-1.8 1.8M7.4 16.6l-1.8 1.8',
)
export const ListIcon = icon('M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01')
export const LogoutIcon = icon('M10 4H6a1.5 1.5 0 0 0-1.5 1.5v13A1.5 1.5 0 0 0 6 20h4M10 12h10M16 8l4 4-4 4')
export const MinusIcon = icon('M6 12h12')
export const CopyIcon = icon('M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4')
export const PenIcon = icon('M14.5 5.5l4 4L8 20H4v-4zM12.5 7.5l4 4')
export const PlusIcon = icon('M12 5v14M5 12h14')
export const PulseIcon = icon('M3 12h4l3-7.5 4.5 15L17.5 12H21')
export const SparkIcon = icon('M12 3.5 13.9 10 20.5 12l-6.6 2-1.9 6.5-1.9-6.5L3.5 12l6.6-2z')
export const StarIcon = icon('M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z')
export const StoreIcon = icon('M5 4.5h14l1.5 5h-17zM5 9.5V20h14V9.5M10 20v-5.5h4V20')
export const TableIcon = icon('M4 5h16v14H4zM4 10h16M4 14.5h16M10 10v9')
export const TextIcon = icon('M5 6h14M5 11h14M5 16h9')
export const TrendIcon = icon('M3.5 17.5 9.5 11l4 4 7-8M15.5 7h5v5')
export const TrashIcon = icon(
  'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12a1.5 1.5 0 0 0 1.5 1.5h6.4a1.5 1.5 0 0 0 1.5-1.5l.8-12',
)
export const UndoIcon = icon('M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3')
export const UploadIcon = icon('M12 16V5M7 9.5l5-5 5 5M4.5 20h15')
export const UsersIcon = icon(
  'M5.5 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.8a3.5 3.5 0 0 1 0 6.4M18.5 14.6A6.5 6.5 0 0 1 21.5 20',
)
export const WalletIcon = icon(
  'M5.5 6h13a2.5 2.5 0 0 1 2.5 2.5v8.5a2.5 2.5 0 0 1-2.5 2.5h-13a2.5 2.5 0 0 1-2.5-2.5v-8.5a2.5 2.5 0 0 1 2.5-2.5zM3 10h18M15.5 15h2',
)
export const GripIcon = icon('M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01', 2.4)
export const LayoutIcon = icon('M4.5 4.5h15v15h-15zM4.5 9.500h15M10 9.500v10')
export const TypeIcon = icon('M5 6.500V5h14v1.500M12 5v14M9.500 19h5')
export const HomeIcon = icon('M3 10.5 12 3l9 7.5V20a1 1 0 0 1-1 1h-5v-6H9v6H4a1 1 0 0 1-1-1z')
export const InboxIcon = icon('M3 13h5l1.5 3h5L16 13h5M5.5 5h13L21 13v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-5z')
export const PhoneIcon = icon(
  'M6.5 3.5h3l1.500 4-2 1.500a12 12 0 0 0 6 6l1.500-2 4 1.500v3a2 2 0 0 1-2 2A16 16 0 0 1 4.500 5.500a2 2 0 0 1 2-2z',
)
export const SendIcon = icon('M20.5 3.5 10 14M20.5 3.5 14 20.5l-4-6.5-6.5-4z')
export const PauseIcon = icon('M9 6v12M15 6v12')
export const PlayIcon = icon('M8 5.5v13l10.5-6.5z')
export const RenewIcon = icon(
  'M4.5 12a7.5 7.5 0 0 1 13-5l2 2M19.5 4.500V9H15M19.5 12a7.5 7.5 0 0 1-13 5l-2-2M4.5 19.500V15H9',
)
export const ArchiveIcon = icon('M3.5 5h17v4h-17zM5 9v9.5a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V9M10 13h4')
export const ClipIcon = icon(
  'm20 11.5-7.8 7.8a5 5 0 0 1-7-7l8.2-8.3a3.3 3.3 0 0 1 4.7 4.7l-8.2 8.2a1.7 1.7 0 0 1-2.4-2.4l7.5-7.5',
)
export const ReadIcon = icon('m2.5 12.5 4.5 4.5L16 7.5M11.5 16.5l.5.5L21.5 7.5')
export const TemplateIcon = icon(
  'M6.5 4h11A2.5 2.5 0 0 1 20 6.5v11a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5v-11A2.5 2.5 0 0 1 6.5 4zM4 9h16M9 9v11',
)
export const TagIcon = icon('M3.5 12.5v-8a1 1 0 0 1 1-1h8l8 8-9 9zM8 8h.01')
