const ages: Record<string, number> = {}
ages['Ada'] = 'seventeen'
console.log(ages)