console.log('it's late')
