import { icon } from '../icons.tsx'

export const BoldIcon = icon('M7 4.5h6a3.6 3.6 0 0 1 0 7.2H7zM7 11.7h7a3.9 3.9 0 0 1 0 7.8H7z', 2.2)
export const ItalicIcon = icon('M10 4.5h7M7 19.5h7M14 4.5l-4 15')
export const HeadingIcon = icon('M6 5v14M16 5v14M6 12h10', 2)
export const SubheadingIcon = icon('M4 6v12M12 6v12M4 12h8M17 12.500v5.500M15.500 13.500l1.500-1')
export const PictureIcon = icon('M4 5h16v14H4zM4 16l4.500-4.500 4 4 3-3L20 17M15 9.500h.01')
export const BulletsIcon = icon('M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01')
export const NumbersIcon = icon('M10 6h10M10 12h10M10 18h10M4 4.5h1V8M4 14.5h2l-2 3.5h2')
export const RedoIcon = icon('m16 5 4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h3')
