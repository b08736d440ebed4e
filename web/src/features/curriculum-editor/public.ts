// What lists of members have in common with those of the club.

export { FormDialog } from './form-dialog.tsx'
export { OrderButtons, stepped } from './order-buttons.tsx'
