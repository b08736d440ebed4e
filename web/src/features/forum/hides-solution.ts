const SPOILERS = /<details class="spoiler">.*?<\/details>/gs

/** Whether a drawn post shows code outside of its spoilers: it may give the solution away. */
export const hidesSolution = (html: string) => html.replace(SPOILERS, '').includes('<pre')
