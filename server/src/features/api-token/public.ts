// Accounts end tokens, so nothing here knows accounts; what members do with their tokens is in `app/`.

export { type ApiTokenRow, apiTokenStore } from './api-token-store.ts'
