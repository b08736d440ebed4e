print('it's late')
