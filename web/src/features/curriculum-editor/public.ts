// Parts that the lists of members share with those of the club.

export { FormDialog } from './form-dialog.tsx'
export { OrderButtons, stepped } from './order-buttons.tsx'
