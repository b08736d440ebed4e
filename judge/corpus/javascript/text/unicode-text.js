const s = 'naïve café 👨‍👩‍👧 😀';
console.log(s.length, [...s].length, s.split('').length, s.codePointAt(11), s.charCodeAt(11), s.at(-2));
console.log([...'👍🏽é'].map((c) => c.codePointAt(0).toString(16)), 'é'.normalize('NFD').length, String.fromCodePoint(128512, 65), '\u{1F680}'.length);
console.log('ß'.toUpperCase(), 'İ'.toLowerCase().length, 'ﬀ'.toUpperCase(), 'Σ'.toLowerCase(), 'ΑΣ'.toLowerCase(), 'ǆ'.toUpperCase());
console.log(/^.$/u.test('😀'), /^.$/.test('😀'), '😀x'.replace(/\p{Emoji_Presentation}/gu, '!'), 'a1٣'.match(/\p{Nd}/gu), 'Ünïcödé'.match(/\p{Ll}+/gu));
console.log([...new Set('mississippi')].join(''), '日本語テキスト'.slice(2, 4), '한글'.normalize('NFD').length, ['日', '本', 'a'].sort());
console.log(encodeURIComponent('日本 &?'), decodeURI('%E2%82%AC'), JSON.stringify('\u2028\ud83d'), 'a\0b'.length, '\x41\u0042\103'.length);
console.log('x\u00a0y \t z'.split(/\s+/), ' \ufeff\u3000trim\u2009'.trim(), 'I'.localeCompare('i') !== 0, 'z' < 'é', 'a' < 'B');
console.log(Array.from('ab😀', (c, i) => i + c), Object.keys('hi'), { ...'hi' }, 'abc'.indexOf(''), ''.split(''), ''.split(','));
