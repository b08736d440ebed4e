import type { BlogListener } from '../member-blog/public.ts'
import { notificationStore } from './notification-store.ts'

/** Notifies whoever writes or reviews a blog of what happened to it. Decisions do not name the editor. */
export const notifyWriters: BlogListener = {
  told: (tx, told) => notificationStore.createBlogNews(tx, told),
}
